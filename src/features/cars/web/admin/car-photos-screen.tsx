import { Anchor, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { type ApiQuery, useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { CarDetail, CarsEndpoints } from "../../cars.contract.ts";
import { carPhotosWords } from "./car-photos.words.ts";
import { PhotoUpload } from "./photo-upload.tsx";
import { StoredPhotos } from "./stored-photos.tsx";

const carWithPhotosQuery = (slug: string): ApiQuery<CarDetail> => ({
  key: ["admin", "car", slug],
  staleTime: 0,
  fetch: (api, signal) => api.of<CarsEndpoints>()("GET /cars/:slug", { params: { slug }, signal }),
});

/** /admin/car-photos/{slug}: upload, order, captions and deletion of one car's photos. */
export default function CarPhotosScreen() {
  const t = useWords(carPhotosWords);
  const { slug = "" } = useParams();
  const query = useApiQuery(carWithPhotosQuery(slug));
  const [banner, setBanner] = useState<Banner | null>(null);

  return (
    <Stack gap="lg">
      <Anchor className="admin-way" component={Link} to="/admin/cars">
        {t.back}
      </Anchor>
      <Title order={1}>{t.title(query.data?.name ?? slug)}</Title>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <Loaded query={query} failed={t.failedToLoad}>
        {(car) => (
          <>
            <PhotoUpload car={car} show={setBanner} />
            <StoredPhotos photos={car.photos} show={setBanner} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
