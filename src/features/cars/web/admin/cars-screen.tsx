import { Badge, Button, Group } from "@mantine/core";
import { Link } from "react-router";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { ActiveBadge } from "#kit/web/editor/records/active-badge.tsx";
import { callsOf, listOrderOf } from "#kit/web/editor/records/content-calls.ts";
import {
  copyFormOf,
  emptyFormOf,
  type FormValuesOf,
  formDataOf,
  formErrorsOf,
  formValuesOf,
} from "#kit/web/editor/records/content-form.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useEditor } from "#kit/web/editor/records/use-editor.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { cars } from "../../cars.content.ts";
import type { Car, CarDetail, CarsEndpoints } from "../../cars.contract.ts";
import { CarFields } from "./car-fields.tsx";
import { carsAdminWords } from "./cars-admin.words.ts";
import { currentCarQuestion } from "./current-car-question.ts";

/** All cars, hidden ones too: the team's view. */
const allCarsQuery: ApiQuery<Car[]> = {
  key: ["admin", "cars"],
  staleTime: 0,
  fetch: (api, signal) => api.of<CarsEndpoints>()("GET /cars", { signal }),
};

/** /admin/cars: list and form of cars; one of them is the current-season vehicle. */
export default function CarsScreen() {
  const t = useWords(carsAdminWords);
  const api = useApi();
  const editor = useEditor<Car, CarDetail, FormValuesOf<typeof cars>>({
    name: "cars",
    at: "/admin/cars",
    list: allCarsQuery,
    idOf: (car) => car.slug,
    labelOf: (car) => car.name || t.unnamed,
    load: (api, slug) => api.of<CarsEndpoints>()("GET /cars/:slug", { params: { slug } }),
    empty: emptyFormOf(cars),
    toValues: (car) => formValuesOf(cars, car),
    // One car is the current one.
    toCopy: (car) => ({ ...copyFormOf(cars, car), is_current: false }),
    check: (values, car, language) => formErrorsOf(cars, values, car === null, language),
    save: (api, values, car) => {
      const calls = callsOf(cars, api);
      const body = formDataOf(cars, values);
      return car ? calls.update(car.slug, body) : calls.create(body);
    },
    remove: (api, { slug }) => callsOf(cars, api).remove(slug),
    askBeforeRemove: (car, all) => currentCarQuestion(car, all, t),
    messages: t,
  });
  const opened = editor.opened?.record ?? null;
  return (
    <ContentScreen
      editor={editor}
      pageOf={({ slug }) => `/car/${slug}`}
      order={listOrderOf(cars, api)}
      columns={useColumns()}
      fields={<CarFields form={editor.form} isNew={!opened} />}
      formActions={opened && <SetCurrent car={opened} onSet={setCurrent} />}
      rowActions={({ slug }) => (
        <Button size="xs" variant="default" component={Link} to={`/admin/car-photos/${slug}`}>
          {t.photos}
        </Button>
      )}
    />
  );

  async function setCurrent(car: CarDetail): Promise<void> {
    const write = async () => {
      const based = api.basedOn(car.updated_at).of<CarsEndpoints>();
      const body = { is_current: true };
      editor.renew(await based("PUT /cars/:slug", { params: { slug: car.slug }, body }), body);
    };
    await editor.run(write, t.currentSet, t.failedToSetCurrent);
  }
}

function SetCurrent({ car, onSet }: { car: CarDetail; onSet: (car: CarDetail) => Promise<void> }) {
  const t = useWords(carsAdminWords);
  return (
    <Button variant="light" disabled={car.is_current} onClick={() => void onSet(car)}>
      {t.setCurrent}
    </Button>
  );
}

function useColumns(): Column<Car>[] {
  const t = useWords(carsAdminWords);
  const shared = useWords(editorWords);
  const { label } = useContentLabels(cars);
  return [
    { header: label("image_path"), slot: "picture", cell: (car) => <Thumbnail path={car.image_path} /> },
    {
      header: label("name"),
      slot: "title",
      cell: (car) => car.name || t.unnamed,
      text: (car) => `${car.name} ${car.slug}`,
    },
    { header: t.season, slot: "plain", cell: (car) => car.specs_4, text: (car) => car.specs_4 },
    { header: shared.order, slot: "order", cell: (car) => car.display_order },
    {
      header: shared.state,
      slot: "plain",
      cell: (car) => (
        <Group gap="xs">
          <ActiveBadge active={car.is_active} />
          {car.is_current && <Badge color="hot">{t.current}</Badge>}
        </Group>
      ),
    },
  ];
}
