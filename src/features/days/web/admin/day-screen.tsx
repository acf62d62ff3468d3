import { useState } from "react";
import { useParams } from "react-router";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { DayActions } from "./day-actions.tsx";
import { DayFrame } from "./day-frame.tsx";
import { DayHead } from "./day-head.tsx";
import { DaySlots } from "./day-slots.tsx";

/** /admin/days/{id}: one day, its slots, and what to do with it. */
export default function DayScreen() {
  const id = Number(useParams().id);
  const [banner, show] = useState<Banner | null>(null);
  return (
    <DayFrame key={id} id={id}>
      {(day) => (
        <>
          <ScreenBanner banner={banner} onClose={() => show(null)} />
          <DayHead day={day} />
          <DayActions day={day} show={show} />
          <DaySlots day={day} show={show} />
        </>
      )}
    </DayFrame>
  );
}
