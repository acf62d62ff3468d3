import { Button, Group, Stack, Table, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { ListPages } from "#kit/web/paged-list/list-pages.tsx";
import { SearchField } from "#kit/web/paged-list/search-field.tsx";
import type { LettersEndpoints } from "../../letters.contract.ts";
import { subscribersQuery } from "./letters.queries.ts";
import { newsletterAdminWords } from "./newsletter-admin.words.ts";

/** Who gets letters and who was asked; whoever asks the team is unsubscribed here. */
export function SubscribersList() {
  const t = useWords(newsletterAdminWords);
  const { language } = useLanguage();
  const call = useApi().of<LettersEndpoints>();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [q, setQ] = useState("");
  const [banner, setBanner] = useState<Banner | null>(null);
  const query = useApiQuery(subscribersQuery(page, q));
  const remove = useMutation({
    mutationFn: (id: number) => call("DELETE /newsletter/subscribers/:id", { params: { id } }),
    onSuccess: () => {
      setBanner({ tone: "success", text: t.removed });
      return client.invalidateQueries();
    },
    onError: (error) => setBanner({ tone: "error", text: messageOf(error) }),
    networkMode: "always",
  });
  return (
    <Stack>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <SearchField
        label={t.search}
        q={q}
        onSearch={(next) => {
          setQ(next);
          setPage(1);
        }}
      />
      <Loaded query={query} failed={t.subscribersFailed}>
        {({ subscribers, counts, pagination }) => (
          <>
            <Text>{t.counts(counts)}</Text>
            {subscribers.length === 0 ? (
              <Text c="dimmed">{t.nobody}</Text>
            ) : (
              <Table.ScrollContainer minWidth={320}>
                <Table>
                  <Table.Tbody>
                    {subscribers.map(({ id, email, state, language: written, asked_at, confirmed_at }) => (
                      <Table.Tr key={id}>
                        <Table.Td style={{ overflowWrap: "anywhere" }}>
                          {email}
                          <Text size="xs" c="dimmed">
                            {state === "on"
                              ? t.since(formatMoment(confirmed_at ?? asked_at, language))
                              : t.askedAt(formatMoment(asked_at, language))}
                            , {t.languages[written]}
                          </Text>
                        </Table.Td>
                        <Table.Td>
                          <Group justify="flex-end">
                            <Button
                              size="xs"
                              variant="default"
                              aria-label={`${t.remove}: ${email}`}
                              onClick={() => window.confirm(t.confirmRemove(email)) && remove.mutate(id)}
                            >
                              {t.remove}
                            </Button>
                          </Group>
                        </Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </Table.ScrollContainer>
            )}
            <ListPages pagination={pagination} label={t.pages} onPage={setPage} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
