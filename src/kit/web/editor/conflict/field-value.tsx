import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { isMediaPath, parseMediaPath } from "#kit/contract/media/media-path.ts";
import { useWords } from "../../language/words.ts";
import { useFieldText } from "../fields/use-field-text.ts";
import type { UploadValue } from "../form-data.ts";
import { Thumbnail } from "../pictures/thumbnail.tsx";
import { useFileAddress } from "../pictures/use-file-address.ts";
import { useRecordType } from "../records/record-types.tsx";
import { versionsWords } from "./versions.words.ts";

interface Props {
  /** The kind of records whose field it is. */
  type: string;
  path: string;
  value: unknown;
  /** How a stored picture is shown; by its public address unless told. */
  picture?: ((path: string) => ReactNode) | undefined;
}

/** A field's value to be read: pictures small, choices by their names, formatted text as text. */
export function FieldValue({ type, path, value, picture = (stored) => <Thumbnail path={stored} /> }: Props) {
  const t = useWords(versionsWords);
  const { textOf } = useFieldText(type);
  const isDownload = useRecordType(type)?.downloads.includes(path) ?? false;
  if (isUpload(value) && !isDownload) return <FormPicture value={value} picture={picture} />;
  const paths = picturesIn(value);
  if (paths.length > 0)
    return (
      <Group gap="xs" component="span">
        {paths.map((each) => (
          <span key={each}>{picture(each)}</span>
        ))}
      </Group>
    );
  const text = textOf(path, isUpload(value) ? (value.file ?? value.path) : value);
  return (
    <Text
      component="span"
      size="sm"
      c={text ? undefined : "dimmed"}
      style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
    >
      {text || t.blank}
    </Text>
  );
}

function FormPicture({ value, picture }: { value: UploadValue; picture: (path: string) => ReactNode }) {
  const preview = useFileAddress(value.file);
  if (!value.file && value.path) return picture(value.path);
  return <Thumbnail path={value.path} src={preview} />;
}

function isUpload(value: unknown): value is UploadValue {
  return typeof value === "object" && value !== null && "file" in value && "path" in value;
}

/** The pictures that a value is: a path, or a list of photos. Films have no small picture. */
function picturesIn(value: unknown): string[] {
  const paths = Array.isArray(value) ? value.map((each) => each?.image_path) : [value];
  return paths.filter((path): path is string => typeof path === "string" && isPicture(path));
}

function isPicture(path: string): boolean {
  return isMediaPath(path) && parseMediaPath(path)?.width !== null;
}
