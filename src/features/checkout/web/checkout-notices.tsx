import { WriteLink } from "#features/messages/web/index.ts";
import { countryIn } from "#kit/contract/companies/address-country.ts";
import { formatMoney } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { uiWords } from "#kit/web/ui/ui.words.ts";
import { checkoutWords } from "../checkout.words.ts";
import { codesWords } from "../codes.words.ts";
import type { OrderFailure } from "./placing/use-place-order.ts";
import type { Methods } from "./use-methods.ts";

interface Props {
  failure: OrderFailure | null;
  blocked: boolean;
  methods: Methods;
}

/** What stands above the form: why an order was not placed, and what keeps it from being placed. */
export function CheckoutNotices({ failure, blocked, methods }: Props) {
  const words = useWords(checkoutWords);
  const ui = useWords(uiWords);
  const codes = useWords(codesWords);
  const { language } = useLanguage();
  const toCart = (
    <ButtonLink to="/cart" variant="quiet" size="small">
      {words.changeCart}
    </ButtonLink>
  );
  return (
    <>
      {methods.loading && <Spinner size="inline" />}
      {methods.error && (
        <Notice
          tone="error"
          action={
            <Button variant="quiet" size="small" onClick={methods.again}>
              {ui.tryAgain}
            </Button>
          }
        >
          {words.methodsFailed(methods.error.message || words.unknownError)}
        </Notice>
      )}
      <div aria-live="polite">
        {methods.nothingFits && (
          <Notice
            tone="empty"
            action={
              <WriteLink quiet small>
                {words.write}
              </WriteLink>
            }
          >
            {words.nothingFits[methods.nothingFits](countryIn(methods.country, language))}
          </Notice>
        )}
      </div>
      {blocked && (
        <Notice tone="error" action={toCart}>
          {words.gone}
        </Notice>
      )}
      {failure?.kind === "prices" && (
        <Notice tone="error" title={words.pricesChanged} action={toCart}>
          {failure.total === null
            ? words.totalChangedText
            : words.pricesChangedText(formatMoney(failure.total, language))}
        </Notice>
      )}
      {failure?.kind === "code" && (
        <Notice tone="error">
          {failure.language === language ? codes.refused(failure.message) : words.unknownError}
        </Notice>
      )}
      {failure?.kind === "message" && (
        <Notice tone="error">
          {words.submitFailed((failure.language === language && failure.message) || words.unknownError)}
        </Notice>
      )}
    </>
  );
}
