import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { FormSamples } from "./form-samples.tsx";
import { MotionSamples } from "./motion-samples.tsx";
import { PartSamples } from "./part-samples.tsx";
import { PictureSamples } from "./picture-samples.tsx";
import { TokenTables } from "./token-tables.tsx";

/** The design in one place, in development alone (routes.ts): tokens as the browser has them, every shared part in every state. */
export default function StyleguidePage() {
  return (
    <>
      <PageHead title="Styleguide" noindex />
      <Section
        level={1}
        kicker="Development"
        title="Styleguide"
        lead="Night, tyre smoke, one hot colour. Tokens are read from tokens.css as it stands, parts are the ones that pages use."
      />
      <TokenTables />
      <PartSamples />
      <FormSamples />
      <PictureSamples />
      <MotionSamples />
    </>
  );
}
