import { Button, Group, NativeSelect, Slider, Stack, Text } from "@mantine/core";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { parseMediaPath } from "#kit/contract/media/media-path.ts";
import type { LibraryPicture, PictureCrop } from "#kit/contract/media/pictures.contract.ts";
import { usePreview } from "#kit/web/editor/pictures/library/library-image.tsx";
import { useWords } from "#kit/web/language/words.ts";
import {
  CUTS,
  clamped,
  cropAround,
  MIDDLE,
  pointIn,
  pointOf,
  SHAPES,
  type Shape,
  seenIn,
  shapeOf,
  WHOLE,
} from "./picture-cuts.ts";
import styles from "./picture-view.module.css";
import { picturesWords } from "./pictures.words.ts";

type View = { point: { x: number; y: number } | null; crop: PictureCrop | null };

interface Props {
  picture: LibraryPicture;
  busy: boolean;
  onSave: (view: View) => void;
}

/** Percent that an arrow key moves the point. */
const STEP = 2;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** What matters in a picture, and what of it is shown, with how pages will cut it. */
export function PictureView({ picture, busy, onSave }: Props) {
  const t = useWords(picturesWords);
  const address = usePreview(picture.id, true);
  const part = picture.crop ?? WHOLE;
  // The stored size is that of the part.
  const ratio = picture.width / part.width / (picture.height / part.height);
  const first = shapeOf(ratio, picture.crop);
  const media = parseMediaPath(picture.path);
  const [point, setPoint] = useState(() => pointOf(media?.point ?? null, part));
  const [shape, setShape] = useState<Shape>(first.shape);
  const [closer, setCloser] = useState(first.closer);
  const crop = cropAround(ratio, shape, point, closer);
  const shown = crop ?? WHOLE;
  const inside = pointIn(point, shown);
  const canCrop = media?.extension !== "gif";

  function press(event: MouseEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    // A key press on a button comes as a click without a place.
    if (event.detail === 0) return;
    const x = ((event.clientX - box.left) / box.width) * 100;
    const y = ((event.clientY - box.top) / box.height) * 100;
    setPoint({ x: clamped(x), y: clamped(y) });
  }

  function steer(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    setPoint(({ x, y }) => ({ x: clamped(x + step[0]), y: clamped(y + step[1]) }));
  }

  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t.viewHint}
      </Text>
      {address && (
        <button
          type="button"
          className={styles.frame}
          style={{ padding: 0, border: 0 }}
          aria-label={t.point(point.x, point.y)}
          onClick={press}
          onKeyDown={steer}
        >
          <img src={address} alt="" />
          {crop && <span className={styles.crop} style={inPercent(crop)} />}
          <span className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
        </button>
      )}
      {canCrop ? (
        <Group align="flex-end">
          <NativeSelect
            label={t.shape}
            value={shape}
            data={["whole", ...Object.keys(SHAPES)].map((value) => ({
              value,
              label: t.shapes[value as Shape],
            }))}
            onChange={({ currentTarget }) => setShape(currentTarget.value as Shape)}
          />
          {shape !== "whole" && (
            <Stack gap={4} style={{ flex: "1 1 12rem" }}>
              <Text size="sm" fw={500}>
                {t.close_up}
              </Text>
              <Slider
                thumbLabel={t.close_up}
                min={1}
                max={4}
                step={0.1}
                label={(value) => `${value}×`}
                value={closer}
                onChange={setCloser}
              />
            </Stack>
          )}
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {t.moving}
        </Text>
      )}
      <div>
        <Text size="sm" fw={600} mb={4}>
          {t.cuts}
        </Text>
        <div className={styles.cuts}>
          {Object.entries(CUTS).map(([name, box]) => {
            const seen = seenIn(ratio, shown, inside ?? MIDDLE, box);
            return (
              <div key={name}>
                <div className={styles.cut} style={{ aspectRatio: String(box) }}>
                  {address && (
                    <img
                      src={address}
                      alt=""
                      style={{
                        width: `${10_000 / seen.width}%`,
                        height: `${10_000 / seen.height}%`,
                        left: `${(-100 * seen.left) / seen.width}%`,
                        top: `${(-100 * seen.top) / seen.height}%`,
                      }}
                    />
                  )}
                </div>
                <Text size="xs" c="dimmed">
                  {t.cutNames[name as keyof typeof CUTS]}
                </Text>
              </div>
            );
          })}
        </div>
      </div>
      <Group>
        <Button loading={busy} onClick={() => onSave({ point: inside, crop })}>
          {t.saveView}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setPoint(MIDDLE);
            setShape("whole");
            setCloser(1);
          }}
        >
          {t.resetView}
        </Button>
      </Group>
    </Stack>
  );
}

function inPercent({ left, top, width, height }: PictureCrop) {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}
