import { useState } from "react";
import { useParams } from "react-router";
import { DayActions, DayFrame, DayHead, DaySlots } from "#features/days/web/admin/index.ts";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useMay } from "#kit/web/session/my-role.ts";
import { DayBookings } from "./day-bookings.tsx";
import { ToldOfMove } from "./told-of-move.tsx";

/** /admin/days/{id}: one day, who comes, its slots, and what to do with it. */
export default function DayScreen() {
  const id = Number(useParams().id);
  const [banner, show] = useState<Banner | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const seesBookings = useMay(["shop", "track"]);
  return (
    <DayFrame id={id} key={id}>
      {(day) => (
        <>
          <div data-not-printed>
            <ScreenBanner banner={banner} onClose={() => show(null)} />
          </div>
          <DayHead day={day} />
          <div data-not-printed>
            <DayActions day={day} show={show} onMoved={() => setMoved(true)} />
            {hasMoved && seesBookings && <ToldOfMove day={day.id} />}
          </div>
          {seesBookings && <DayBookings day={day} show={show} />}
          <div data-not-printed>
            <DaySlots day={day} show={show} />
          </div>
        </>
      )}
    </DayFrame>
  );
}
