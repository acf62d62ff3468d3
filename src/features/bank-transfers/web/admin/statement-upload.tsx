import { Button, FileButton, Group, Modal, NativeSelect, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { BankTransfersEndpoints, StatementResult } from "../../bank-transfers.contract.ts";
import { areEnough, CSV_FIELDS, type CsvColumns } from "../../csv-columns.ts";
import { bankTransfersAdminWords } from "./bank-transfers-admin.words.ts";

const MOST_BYTES = 1_100_000;

interface Sent {
  content: string;
  columns?: CsvColumns;
}

type Unknown = Extract<StatementResult, { kind: "columns" }> & { content: string };

/** Reads a bank's file; where its columns are not known, asks which is which. */
export function StatementUpload({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useWords(bankTransfersAdminWords);
  const call = useApi().of<BankTransfersEndpoints>();
  const resetFile = useRef<() => void>(null);
  const [unknown, setUnknown] = useState<Unknown | null>(null);
  const upload = useWrite((_, body: Sent) => call("POST /bank-transfers/statements", { body }), {
    onDone: (result, { content }) => {
      setUnknown(result.kind === "columns" ? { ...result, content } : null);
      if (result.kind === "read") onBanner({ tone: "success", text: told(result) });
    },
    onFailed: (error) => {
      setUnknown(null);
      onBanner({ tone: "error", text: [messageOf(error), lineOf(error)].filter(Boolean).join(" ") });
    },
  });

  async function send(file: File | null): Promise<void> {
    // The same file can be chosen again.
    resetFile.current?.();
    if (!file) return;
    if (file.size > MOST_BYTES) return onBanner({ tone: "error", text: t.tooLarge });
    upload.mutate({ content: base64Of(new Uint8Array(await file.arrayBuffer())) });
  }

  function told(result: Extract<StatementResult, { kind: "read" }>): string {
    const { left_out } = result;
    return [t.read(result), left_out.length > 0 && t.leftOut(left_out.join(", "))].filter(Boolean).join(" ");
  }

  function lineOf(error: unknown): string {
    const line = isApiError(error) ? error.body?.line : undefined;
    return typeof line === "number" ? t.line(line) : "";
  }

  return (
    <Stack gap={4} align="flex-start">
      <FileButton onChange={(file) => void send(file)} resetRef={resetFile} accept=".xml,.gpc,.abo,.csv,.txt">
        {(props) => (
          <Button {...props} loading={upload.isPending}>
            {t.upload}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t.uploadHint}
      </Text>
      {unknown && (
        <ColumnsDialog
          unknown={unknown}
          isBusy={upload.isPending}
          onRead={(columns) => upload.mutate({ content: unknown.content, columns })}
          onClose={() => setUnknown(null)}
        />
      )}
    </Stack>
  );
}

interface DialogProps {
  unknown: Unknown;
  isBusy: boolean;
  onRead: (columns: CsvColumns) => void;
  onClose: () => void;
}

function ColumnsDialog({ unknown, isBusy, onRead, onClose }: DialogProps) {
  const t = useWords(bankTransfersAdminWords);
  const [columns, setColumns] = useState<CsvColumns>(unknown.found);
  const headings = [...new Set(unknown.headings.filter(Boolean))];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.columns.title}
      closeButtonProps={{ "aria-label": t.columns.close }}
    >
      <Stack>
        <Text>{t.columns.text}</Text>
        {CSV_FIELDS.map((field) => (
          <NativeSelect
            key={field}
            label={t.columns.fields[field]}
            required={field === "date" || (field === "amount" && !columns.income)}
            value={columns[field] ?? ""}
            data={[{ value: "", label: t.columns.none }, ...headings]}
            onChange={({ currentTarget: { value } }) => {
              const { [field]: _, ...others } = columns;
              setColumns(value ? { ...others, [field]: value } : others);
            }}
          />
        ))}
        <Group>
          <Button disabled={!areEnough(columns)} loading={isBusy} onClick={() => onRead(columns)}>
            {t.columns.read}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t.columns.cancel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function base64Of(bytes: Uint8Array): string {
  const piece = 0x8000;
  let text = "";
  for (let at = 0; at < bytes.length; at += piece)
    text += String.fromCharCode(...bytes.subarray(at, at + piece));
  return btoa(text);
}
