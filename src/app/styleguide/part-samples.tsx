import { Badge } from "#kit/web/ui/badge.tsx";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Price } from "#kit/web/ui/price.tsx";
import { RichText } from "#kit/web/ui/rich-text.tsx";
import { TyreMarks } from "#kit/web/ui/tyre-marks.tsx";
import { Sample } from "./sample.tsx";

const VARIANTS = ["hot", "quiet", "ghost"] as const;
const TONES = ["hot", "ice", "quiet", "ok", "danger"] as const;
const TEXT =
  "<h2>Second level</h2><p>A paragraph with a <a href='/blog'>link</a>, <strong>bold</strong> and <em>italic</em> text.</p>" +
  "<h3>Third level</h3><ul><li>One</li><li>Two</li></ul><blockquote><p>Who does not slow down does not drift.</p></blockquote><hr>";

/** Buttons, badges, notices and the other parts that take no input. */
export function PartSamples() {
  return (
    <>
      <Section title="Buttons" tone="raised">
        {VARIANTS.map((variant) => (
          <Sample key={variant} name={`Button, ${variant}`}>
            <Button variant={variant}>At rest</Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant}>
              With a sign <Icon icon="arrow-right" />
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <ButtonLink variant={variant} to="/shop">
              A link
            </ButtonLink>
          </Sample>
        ))}
      </Section>
      <Section title="Badges and prices" edge="left">
        <Sample name="Badge">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Sample>
        <Sample name="Price">
          <Price czk={5000} />
          <Price czk={12.5} />
        </Sample>
      </Section>
      <Section title="States" tone="raised">
        <Sample name="Notice, empty">
          <Notice tone="empty" title="Nothing yet" action={<Button size="small">A way on</Button>}>
            What is missing, and why.
          </Notice>
        </Sample>
        <Sample name="Notice, error">
          <Notice tone="error" action={<Button size="small">Try again</Button>}>
            Failed to load cars data
          </Notice>
        </Sample>
        <Sample name="Notice, success">
          <Notice tone="success">Sent. We will answer within two days.</Notice>
        </Sample>
        <Sample name="Spinner: section, inline">
          <Spinner />
          <Spinner size="inline" />
        </Sample>
      </Section>
      <TyreMarks />
      <Section title="Formatted text" edge="left">
        <RichText html={TEXT} />
      </Section>
      <TyreMarks shape="hook" />
    </>
  );
}
