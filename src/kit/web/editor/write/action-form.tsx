import { Alert, Button, Group, Modal, Stack } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { isApiError } from "../../api/api-error.ts";
import { useWords } from "../../language/words.ts";
import { editorWords } from "../editor.words.ts";
import { refusalOf, type Write } from "./use-write.ts";

/** What the server says of the field at `path`; undefined where it says nothing. */
type FaultOf = (path: string) => string | undefined;

interface FormProps<Input> {
  write: Write<Input, never> | Write<Input, unknown>;
  /** What is sent; null where the form itself refuses it, and says so at its fields. */
  input: () => Input | null;
  /** The words of the button that sends it. */
  submit: string;
  colour?: string;
  disabled?: boolean;
  /** The sentence around the server's reason. */
  failed?: (reason: string) => string;
  /** Leaves without sending. */
  onCancel?: () => void;
  children: ReactNode | ((faultOf: FaultOf) => ReactNode);
}

/**
 * The one form of an action: it sends once, is busy meanwhile, says what was refused, at its field where the server
 * names one, and leads the focus to the first field at fault.
 */
export function ActionForm<Input>(props: FormProps<Input>) {
  const { write, input, submit, colour, disabled, failed, onCancel, children } = props;
  const t = useWords(editorWords);
  const form = useRef<HTMLFormElement>(null);
  const errors = isApiError(write.error) ? write.error.errors : [];
  const faultOf: FaultOf = (path) => errors.find((error) => error.path === path)?.message;
  const toFault = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(toFault, [write.error]);

  function send(event: FormEvent): void {
    event.preventDefault();
    // A form in a dialog of another form is not that one's.
    event.stopPropagation();
    if (write.isPending) return;
    const sent = input();
    if (sent === null) {
      // The fields say it once they are drawn.
      setTimeout(toFault);
      return;
    }
    (write as Write<Input>).mutate(sent);
  }

  return (
    <form ref={form} onSubmit={send}>
      <Stack>
        {typeof children === "function" ? children(faultOf) : children}
        {write.error && (
          <Alert color="red" role="alert">
            {refusalOf(write.error, failed)}
          </Alert>
        )}
        <Group>
          <Button type="submit" mih={44} color={colour} disabled={disabled} loading={write.isPending}>
            {submit}
          </Button>
          {onCancel && (
            <Button variant="default" mih={44} onClick={onCancel}>
              {t.cancel}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

interface DialogProps<Input> extends FormProps<Input> {
  title: string;
  onClose: () => void;
}

/** An action that is asked for in a dialog; it closes once the action is done, and the focus goes back. */
export function ActionDialog<Input>({ title, onClose, ...form }: DialogProps<Input>) {
  const t = useWords(editorWords);
  const { isSuccess } = form.write;
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (isSuccess) close.current();
  }, [isSuccess]);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": t.close }}>
      <ActionForm {...form} onCancel={onClose} />
    </Modal>
  );
}
