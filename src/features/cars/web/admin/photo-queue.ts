/** Photos that were chosen and not uploaded yet. Pure, so that ordering is tested without a browser. */

export interface QueuedPhoto {
  key: string;
  file: File;
  name: string;
  order: number;
  captions: { en: string; cs: string };
}

/** Chosen files behind the queue; orders go on after the last one, the first is 1. */
export function queued(
  queue: readonly QueuedPhoto[],
  files: readonly File[],
  lastStored: number,
): QueuedPhoto[] {
  const last = Math.max(lastStored, ...queue.map((photo) => photo.order));
  const added = files.map((file, i) => ({
    key: `${file.name}-${file.lastModified}-${last + i}`,
    file,
    name: file.name.replace(/\.[^.]+$/, ""),
    order: last + 1 + i,
    captions: { en: "", cs: "" },
  }));
  return [...queue, ...added];
}

/** The two that swap their orders when the photo at `index` moves by `step`; null at the ends. */
export function swapPartners<T extends { order: number }>(
  sorted: readonly T[],
  index: number,
  step: -1 | 1,
): [T, T] | null {
  const one = sorted[index];
  const other = sorted[index + step];
  return one && other ? [one, other] : null;
}

/** The queue after a photo has moved: the two swap their orders. */
export function moved(queue: readonly QueuedPhoto[], index: number, step: -1 | 1): QueuedPhoto[] {
  const pair = swapPartners(queue, index, step);
  if (!pair) return [...queue];
  const [one, other] = pair;
  return queue
    .map((photo) => {
      if (photo === one) return { ...photo, order: other.order };
      return photo === other ? { ...photo, order: one.order } : photo;
    })
    .sort((a, b) => a.order - b.order);
}

/** The queue in the order of `keys`: the order numbers stay, the photos change places. */
export function ordered(queue: readonly QueuedPhoto[], keys: readonly unknown[]): QueuedPhoto[] {
  const numbers = queue.map(({ order }) => order).sort((a, b) => a - b);
  return queue
    .map((photo) => ({ ...photo, order: numbers[keys.indexOf(photo.key)] ?? photo.order }))
    .sort((a, b) => a.order - b.order);
}

export function changed(
  queue: readonly QueuedPhoto[],
  key: string,
  change: Partial<QueuedPhoto>,
): QueuedPhoto[] {
  return queue.map((photo) => (photo.key === key ? { ...photo, ...change } : photo));
}

/** The upload as the API reads it: repeated `images`, `names[i]`, `display_orders[i]`, captions. */
export function photoForm(queue: readonly QueuedPhoto[], carId: number): FormData {
  const form = new FormData();
  form.append("car_id", String(carId));
  for (const [i, { file, name, order, captions }] of queue.entries()) {
    form.append("images", file);
    form.append(`names[${i}]`, name);
    form.append(`display_orders[${i}]`, String(order));
    form.append(`descriptions[${i}][en]`, captions.en);
    form.append(`descriptions[${i}][cs]`, captions.cs);
  }
  return form;
}
