import { useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { uploadTransport } from "#kit/web/api/upload-transport.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useSite } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { HIDE_REASON_WORDS } from "../hide-reasons.ts";
import { ownReviewsWords } from "../own-reviews.words.ts";
import type { OwnReviews, ReviewsEndpoints } from "../reviews.contract.ts";
import { ReviewForm } from "./review-form.tsx";
import styles from "./review-page.module.css";
import type { ReviewAddress } from "./reviews.queries.ts";
import { Stars } from "./stars.tsx";

type Item = OwnReviews["items"][number];

interface Props {
  address: ReviewAddress;
  item: Item;
  own: OwnReviews;
  /** Hears what the API answers after a change. */
  onChanged: (own: OwnReviews) => void;
}

/** One thing that can be reviewed: the form, or what was written and what can be done with it. */
export function ReviewCard({ address, item, own, onChanged }: Props) {
  const words = useWords(ownReviewsWords);
  const api = useApi();
  const { id, key } = address;
  const { review, name, slug } = item;
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const mayWrite = own.is_open && slug !== null;

  async function send(body: FormData, onProgress: (part: number) => void): Promise<void> {
    const call = api.over(uploadTransport(onProgress)).of<ReviewsEndpoints>();
    const changed = await call("POST /reviews/mine/:id/:key", { params: { id, key }, body });
    setOpen(false);
    setSaid(words.sent);
    onChanged(changed);
  }

  return (
    <article className={styles.card} data-testid="review-card">
      <h2 className={styles.name}>{name}</h2>
      {said && <Notice tone="success">{said}</Notice>}
      {review && !open ? (
        <Written
          address={address}
          item={item}
          review={review}
          mayChange={mayWrite}
          onChange={() => {
            setSaid(null);
            setOpen(true);
          }}
          onTakenBack={(changed) => {
            setSaid(words.takenBack);
            onChanged(changed);
          }}
        />
      ) : mayWrite ? (
        <ReviewForm
          item={item}
          firstName={own.first_name}
          onSend={send}
          onBack={open ? () => setOpen(false) : undefined}
        />
      ) : (
        slug === null && <p>{words.gone}</p>
      )}
    </article>
  );
}

interface WrittenProps {
  address: ReviewAddress;
  item: Item;
  review: NonNullable<Item["review"]>;
  mayChange: boolean;
  onChange: () => void;
  onTakenBack: (own: OwnReviews) => void;
}

/** A review as its author sees it, with what became of it. */
function Written({ address, item, review, mayChange, onChange, onTakenBack }: WrittenProps) {
  const words = useWords(ownReviewsWords);
  const { language } = useLanguage();
  const { apiBase } = useSite();
  const call = useApi().of<ReviewsEndpoints>();
  const [isSure, setIsSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { state, hidden_reason, hidden_note } = review;
  const { id, key } = address;

  async function takeBack(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const params = { id, key, review: review.id };
      onTakenBack(await call("DELETE /reviews/mine/:id/:key/reviews/:review", { params }));
    } catch (error) {
      setFailure(words.failed(messageOf(error)));
      setBusy(false);
    }
  }

  return (
    <>
      <p>
        <Stars stars={review.stars} said={words.alone(review.stars)} />
      </p>
      <p lang={review.language} className={styles.text}>
        {review.text}
      </p>
      {review.name && <p className={styles.small}>{review.name}</p>}
      {review.has_picture && (
        <img
          src={`${apiBase}/api/reviews/mine/${id}/${key}/reviews/${review.id}/picture`}
          alt={words.pictureOf(item.name)}
          className={styles.picture}
        />
      )}
      <p data-testid="review-state">
        {words.states[state]}{" "}
        {state === "hidden" && hidden_reason && (
          <strong>
            {HIDE_REASON_WORDS[language][hidden_reason]}.{hidden_note && ` ${hidden_note}`}
          </strong>
        )}{" "}
        {state === "waiting" && mayChange && words.changeable}
        {state === "hidden" && mayChange && words.rewrite}
      </p>
      {review.answer && (
        <div className={styles.answer}>
          <h3 className={styles.small}>{words.answer}</h3>
          <p className={styles.text}>{review.answer}</p>
        </div>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      {isSure ? (
        <div className={styles.ways}>
          <p>{words.takeBackSure}</p>
          <Button disabled={busy} onClick={() => void takeBack()}>
            {words.takeBackYes}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => setIsSure(false)}>
            {words.keep}
          </Button>
        </div>
      ) : (
        <div className={styles.ways}>
          {state === "published" && item.slug && (
            <SiteLink to={`/product/${item.slug}#reviews`} className={styles.way}>
              {words.show}
            </SiteLink>
          )}
          {state !== "published" && mayChange && (
            <Button variant="quiet" onClick={onChange}>
              {words.change}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setIsSure(true)}>
            {words.takeBack}
          </Button>
        </div>
      )}
    </>
  );
}
