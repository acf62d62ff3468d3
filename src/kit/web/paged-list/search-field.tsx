import { TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";

/** How long typing rests before the search runs, milliseconds. */
const SEARCH_REST_MS = 500;

interface Props extends Omit<TextInputProps, "value" | "onChange"> {
  /** What is searched for when the screen opens. */
  q: string;
  /** Called with the trimmed text when typing rests. */
  onSearch: (q: string) => void;
  /** Sees each text first; true says that it is dealt with and needs no search. */
  onType?: (text: string) => boolean;
}

/** The search of a long list: runs by itself once typing rests. */
export function SearchField({ q, onSearch, onType, ...input }: Props) {
  const [typed, setTyped] = useState(q);
  const search = useDebouncedCallback((text: string) => onSearch(text.trim()), SEARCH_REST_MS);
  return (
    <TextInput
      type="search"
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (onType?.(value)) search.cancel();
        else search(value);
      }}
      style={{ flex: "1 1 16rem" }}
      maw={420}
      {...input}
    />
  );
}
