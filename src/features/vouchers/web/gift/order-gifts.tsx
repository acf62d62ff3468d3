import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { orderViewStyles as view } from "#features/orders/web/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { type ApiQuery, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import type { Gift, GiftsEndpoints, GiftWish } from "../../gifts.contract.ts";
import styles from "./gift.module.css";
import { giftWords } from "./gift.words.ts";
import { giftNews, giftSummary } from "./gift-values.ts";

const GiftForm = lazy(() => import("./gift-form.tsx").then(({ GiftForm }) => ({ default: GiftForm })));

interface Address {
  id: number;
  key: string;
}

function giftsQuery({ id, key }: Address): ApiQuery<Gift[]> {
  return {
    key: ["order-gifts", id, key],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<GiftsEndpoints>()("GET /orders/mine/:id/:key/gifts", { params: { id, key }, signal }),
  };
}

interface Props {
  address: Address;
  /** The buyer's e-mail, or enough of it to see whether there is one. */
  buyer: string;
  /** The items that are no longer sold: no e-mail will go for them. */
  over: readonly number[];
}

/** The gifts of an order for its buyer, who can change what has not been sent yet. Nothing where there is none. */
export function OrderGifts({ address, buyer, over }: Props) {
  const words = useWords(giftWords);
  const { data = [] } = useApiQuery(giftsQuery(address));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="gifts-title" className={view.part}>
      <h2 id="gifts-title" className={view.title}>
        {words.section}
      </h2>
      {data.map((gift) => (
        <OneGift
          key={gift.item}
          address={address}
          gift={gift}
          buyer={buyer}
          isOver={over.includes(gift.item)}
        />
      ))}
    </section>
  );
}

function OneGift({ address, gift, buyer, isOver }: Omit<Props, "over"> & { gift: Gift; isOver: boolean }) {
  const words = useWords(giftWords);
  const { language } = useLanguage();
  const call = useApi().of<GiftsEndpoints>();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const save = useMutation({
    mutationFn: (body: GiftWish) =>
      call("PUT /orders/mine/:id/:key/gifts/:item", { params: { ...address, item: gift.item }, body }),
    onSuccess: async () => {
      setOpen(false);
      await client.invalidateQueries();
    },
    networkMode: "always",
  });
  const errors = isApiError(save.error) ? save.error.errors : [];
  const { toRecipient } = useMailWords(words);
  const told = { ...useMailWords(words, buyer), toRecipient };
  const { title } = giftSummary(gift, language, told);
  const news = giftNews(gift, language, told, isOver);
  const { recipient, dedication, design, deliver, email, day } = gift;
  const isFailed = gift.mail === "failed" && deliver === "recipient";
  return (
    <div className={styles.offer}>
      <p>
        <strong>{title}</strong>
        <br />
        {gift.name}
        {dedication && (
          <>
            <br />
            <q style={{ whiteSpace: "pre-line" }}>{dedication}</q>
          </>
        )}
        {news && (
          <>
            <br />
            <span className={styles.note}>{news}</span>
          </>
        )}
      </p>
      {isFailed && <Notice tone="error">{words.failedMail(email)}</Notice>}
      {save.isError && errors.length === 0 && (
        <Notice tone="error">{words.failed(messageOf(save.error))}</Notice>
      )}
      {gift.is_open && !isOpen && (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-label={words.changeOf(gift.name)}
            onClick={() => setOpen(true)}
          >
            {words.change}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <GiftForm
            title={words.titleOf(gift.name)}
            wish={{ recipient, dedication, design, deliver, email, day }}
            // A day that stands may have come: only another one is judged.
            today={day && day < pragueDay(new Date()) ? day : pragueDay(new Date())}
            lastDay={gift.last_day}
            product={{ id: gift.product, variant: gift.variant ?? undefined }}
            submit={words.save}
            busy={save.isPending}
            refused={Object.fromEntries(errors.map(({ path, message }) => [path, message]))}
            onCancel={() => setOpen(false)}
            onSubmit={(wish) => save.mutate(wish)}
          />
        </Suspense>
      )}
    </div>
  );
}
