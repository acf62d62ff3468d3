import { type FormEvent, useEffect, useRef, useState } from "react";
import { isPictureFile, PICTURE_FILES } from "#kit/contract/media/picture-files.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { CheckField } from "#kit/web/ui/forms/check-field.tsx";
import { TextAreaField } from "#kit/web/ui/forms/text-area-field.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { ownReviewsWords } from "../own-reviews.words.ts";
import { hasWords, REVIEW_LIMITS, writtenText } from "../review-rules.ts";
import type { OwnReviews } from "../reviews.contract.ts";
import styles from "./review-page.module.css";
import { StarChoice } from "./star-choice.tsx";

type Item = OwnReviews["items"][number];

interface Props {
  item: Item;
  firstName: string;
  /** Sends it; `onProgress` hears how much has gone, from 0 to 1. Throws what the API throws. */
  onSend: (form: FormData, onProgress: (part: number) => void) => Promise<void>;
  /** Where there is something to go back to. */
  onBack?: (() => void) | undefined;
}

type Errors = Partial<Record<"stars" | "text" | "name" | "picture", string>>;

/** Stars, words, a name and a picture. */
export function ReviewForm({ item: { product_id, review }, firstName, onSend, onBack }: Props) {
  const words = useWords(ownReviewsWords);
  const { language } = useLanguage();
  const [stars, setStars] = useState(review?.stars ?? 0);
  const [text, setText] = useState(review?.text ?? "");
  const [name, setName] = useState(review ? review.name : firstName);
  const [picture, setPicture] = useState<File | null>(null);
  const [withoutPicture, setWithoutPicture] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const preview = usePreview(picture);

  function missing(): Errors {
    const written = writtenText(text);
    return {
      ...(stars === 0 && { stars: words.missing.stars }),
      ...((written.length < REVIEW_LIMITS.least || !hasWords(written)) && { text: words.missing.text }),
      ...(picture && !isPictureFile(picture) && { picture: words.notPicture }),
    };
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (part !== null) return;
    const wrong = missing();
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
    const body = new FormData();
    for (const [field, value] of Object.entries({ product_id, stars, text, name }))
      body.append(field, String(value));
    body.append("without_picture", String(withoutPicture));
    if (picture) body.append("picture", picture);
    setPart(0);
    setFailure(null);
    try {
      await onSend(body, setPart);
    } catch (error) {
      setFailure(messageOf(error));
      if (isApiError(error))
        setErrors(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
    }
    setPart(null);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)} className={styles.form}>
      {failure && <Notice tone="error">{words.failed(failure)}</Notice>}
      <StarChoice
        value={stars}
        error={errors.stars}
        onChoose={(chosen) => {
          setStars(chosen);
          setErrors(({ stars: _, ...others }) => others);
        }}
      />
      <TextAreaField
        label={words.text}
        hint={words.textHint}
        data-field="text"
        rows={6}
        maxLength={REVIEW_LIMITS.text}
        value={text}
        error={errors.text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setErrors(({ text: _, ...others }) => others);
        }}
      />
      <TextField
        label={words.name}
        hint={words.nameHint}
        data-field="name"
        autoComplete="given-name"
        maxLength={REVIEW_LIMITS.name}
        value={name}
        error={errors.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextField
        label={words.picture}
        hint={words.pictureHint}
        data-field="picture"
        type="file"
        accept={PICTURE_FILES}
        error={errors.picture}
        onChange={({ currentTarget }) => {
          setPicture(currentTarget.files?.[0] ?? null);
          setErrors(({ picture: _, ...others }) => others);
        }}
      />
      {preview && <img src={preview} alt={words.pictureKept} className={styles.picture} />}
      {review?.has_picture && !picture && (
        <CheckField
          label={words.withoutPicture}
          checked={withoutPicture}
          onChange={({ currentTarget }) => setWithoutPicture(currentTarget.checked)}
        />
      )}
      <p className={styles.small}>{words.consent}</p>
      <div className={styles.ways}>
        <Button type="submit" disabled={part !== null}>
          {part === null
            ? review
              ? words.save
              : words.send
            : words.sending(picture ? part.toLocaleString(language, { style: "percent" }) : "")}
        </Button>
        {onBack && (
          <Button variant="quiet" disabled={part !== null} onClick={onBack}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The address of a chosen picture; null for one that this browser may not draw, such as HEIC. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file || !/^image\/(?:jpeg|png|webp|gif)$/.test(file.type)) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
