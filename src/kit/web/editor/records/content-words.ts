import type { ContentType } from "#kit/contract/content/content-type.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { EditorMessages } from "../editor.ts";

export type ContentWords = EditorMessages & { unnamed: string };

/** What a screen says of a type that has no words of its own. */
export function contentWordsOf({ names: { one, many } }: ContentType): Both<ContentWords> {
  return {
    en: {
      title: many.en,
      add: "Add",
      addTitle: `New: ${one.en}`,
      editTitle: `Edit: ${one.en}`,
      empty: "There is nothing here yet.",
      unnamed: "Untitled",
      added: "Added successfully",
      updated: "Updated successfully",
      deleted: "Deleted successfully",
      failedToLoad: `Failed to load: ${many.en}`,
      failedToLoadOne: (reason) => `Failed to load for editing: ${reason}`,
      failedToSave: (reason) => `Failed to save: ${reason}`,
      failedToDelete: "Failed to delete",
      confirmDelete: (name) => `Delete ${name}?`,
    },
    cs: {
      title: many.cs,
      add: "Přidat",
      addTitle: `Nový záznam: ${one.cs}`,
      editTitle: `Úprava záznamu: ${one.cs}`,
      empty: "Zatím tu nic není.",
      unnamed: "Bez názvu",
      added: "Záznam byl úspěšně přidán",
      updated: "Záznam byl úspěšně upraven",
      deleted: "Záznam byl úspěšně smazán",
      failedToLoad: `Nepodařilo se načíst: ${many.cs}`,
      failedToLoadOne: (reason) => `Nepodařilo se načíst záznam k úpravě: ${reason}`,
      failedToSave: (reason) => `Nepodařilo se uložit záznam: ${reason}`,
      failedToDelete: "Nepodařilo se smazat záznam",
      confirmDelete: (name) => `Smazat ${name}?`,
    },
  };
}
