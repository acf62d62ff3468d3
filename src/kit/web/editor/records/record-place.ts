import { matchPath, useLocation, useNavigate } from "react-router";

/** What the address of an editor asks for: its list, a new record (which may begin as a copy), or one record. */
export type RecordPlace =
  | { mode: "list" }
  | { mode: "add"; copyOf: string | null }
  | { mode: "edit"; key: string };

/** Where an editor's list and its forms are. */
export interface EditorAddresses {
  /** The address of the list: `/admin/products`. A new record is written at `<at>/new`. */
  at: string;
  /** The address of a record's form, `:record` in place of its key; `<at>/:record` unless told. */
  formAt?: string | undefined;
}

/** No record's key in an address. */
const NEW = "new";

/** Says of an entry in the browser's history that the list is the one before it. */
const FROM_LIST = { fromList: true };

interface Named {
  id: string | number | null;
}

/** Where an editor is, by the address; and the ways between its list and its forms. */
export function useRecordPlace<Item extends Named>(
  { at, formAt }: EditorAddresses,
  idOf: (item: Item) => string | number,
) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const path = at.split("?")[0] as string;
  const form = formAt ?? `${path}/:record`;
  const parameters = new URLSearchParams(search);
  const formOf = (key: string) => form.replace(":record", encodeURIComponent(key));
  /** A record that is called `new` is found by its id. */
  const addressOf = (item: Item) => {
    const key = String(idOf(item));
    return formOf(key === NEW ? String(item.id) : key);
  };
  const cameFromList = (state as Partial<typeof FROM_LIST> | null)?.fromList === true;
  const go = (to: string) => void navigate(to, { state: FROM_LIST });

  return {
    place: placeAt(),
    /** The address of the list. */
    list: at,
    addressOf,
    toNew: () => go(`${path}/${NEW}`),
    toCopy: (item: Item) => go(`${path}/${NEW}?copy=${encodeURIComponent(idOf(item))}`),
    toRecord: (item: Item) => go(addressOf(item)),
    /** Back to the list: to its place, its page and its search where one came from there. */
    toList: () => void (cameFromList ? navigate(-1) : navigate(at, { replace: true })),
    /** Puts the one address of a record in place of another that led to it. */
    rename: (address: string) => void navigate(address, { replace: true, state }),
    formOf,
    /** What links of other screens ask the list for: `?edit=<key>` and `?record=<id>`. */
    asked: { key: parameters.get("edit"), id: parameters.get("record") },
  };

  function placeAt(): RecordPlace {
    if (matchPath(`${path}/${NEW}`, pathname)) return { mode: "add", copyOf: parameters.get("copy") };
    const key = matchPath(form, pathname)?.params.record;
    return key === undefined ? { mode: "list" } : { mode: "edit", key };
  }
}
