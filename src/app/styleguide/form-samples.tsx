import { CheckField } from "#kit/web/ui/forms/check-field.tsx";
import { SelectField } from "#kit/web/ui/forms/select-field.tsx";
import { TextAreaField } from "#kit/web/ui/forms/text-area-field.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Sample } from "./sample.tsx";

/** Every field at rest, required, filled, wrong and disabled. */
export function FormSamples() {
  return (
    <Section title="Fields" tone="raised">
      <Sample name="Text">
        <TextField label="At rest" />
        <TextField label="Required, with a hint" hint="As on the invoice" required />
        <TextField label="Filled" defaultValue="Marek Havlín" />
        <TextField label="Wrong" error="This is no e-mail address." defaultValue="marek@" />
        <TextField label="Disabled" disabled defaultValue="Not now" />
      </Sample>
      <Sample name="Select">
        <SelectField label="At rest" placeholder="Select shipping">
          <option value="1">Post</option>
        </SelectField>
        <SelectField label="Wrong" error="Choose one." placeholder="Select payment">
          <option value="1">Bank transfer</option>
        </SelectField>
      </Sample>
      <Sample name="Text area">
        <TextAreaField label="At rest" rows={3} />
        <TextAreaField label="Wrong" rows={3} error="Say a little more." />
      </Sample>
      <Sample name="Check">
        <CheckField label="At rest" />
        <CheckField label="Ticked" defaultChecked />
        <CheckField label="Wrong" error="You must agree." />
        <CheckField label="Disabled" disabled />
      </Sample>
    </Section>
  );
}
