import { Button } from "@mantine/core";
import { orderNumber } from "#features/orders/index.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { LabelButton } from "./parcel-panel.tsx";
import { carrierLinkQuery } from "./parcels.queries.ts";
import { parcelsAdminWords } from "./parcels-admin.words.ts";
import { useParcelWrite } from "./use-parcel-write.ts";

/** The carrier takes a second for each; more at once would keep the browser waiting too long. */
const AT_ONCE = 10;

interface Props {
  ids: number[];
  onBanner: (banner: Banner) => void;
}

/** Packets and labels of many orders at once; nothing where no carrier is connected. */
export function PacketsOfMany({ ids, onBanner }: Props) {
  const t = useWords(parcelsAdminWords);
  const making = useParcelWrite(
    async (call) => {
      const made: number[] = [];
      const refused: { id: number; reason: string }[] = [];
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const answer = await call("POST /parcels/packets", { body: { ids: ids.slice(at, at + AT_ONCE) } });
        made.push(...answer.made);
        refused.push(...answer.refused);
      }
      return { made, refused };
    },
    ({ made, refused }) => {
      const lines = refused.map(({ id, reason }) => t.many.refused(orderNumber(id), reason));
      onBanner({
        tone: refused.length > 0 ? "error" : "success",
        text: [t.many.made(made.length), ...lines].join(" "),
      });
    },
  );
  const { data } = useApiQuery(carrierLinkQuery);
  const fail = (text: string) => onBanner({ tone: "error", text });
  if (!data?.connected) return null;
  return (
    <>
      <Button
        variant="default"
        loading={making.isPending}
        onClick={() => making.mutate(undefined, { onError: (error) => fail(t.failed(messageOf(error))) })}
      >
        {t.many.make}
      </Button>
      <LabelButton ids={ids} onFault={fail} />
    </>
  );
}
