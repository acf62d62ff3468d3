import { Stack, Tabs, Text, Title } from "@mantine/core";
import { useSearchParams } from "react-router";
import { PacketaPanel, parcelsAdminWords } from "#features/parcels/web/admin/index.ts";
import { GatewaySign } from "#features/payments/web/admin/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { methodsWords } from "./methods.words.ts";
import { PaymentMethods } from "./payment-methods.tsx";
import { ShippingMethods } from "./shipping-methods.tsx";

/** /admin/shipping-and-payment: what customers choose from in the checkout. */
export default function ShippingAndPaymentScreen() {
  const t = useWords(methodsWords);
  const parcels = useWords(parcelsAdminWords);
  const tab = useSearchParams()[0].get("tab");
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.hint}</Text>
      </div>
      {/* One editor at a time: the router asks for one form only before it is left. */}
      <Tabs defaultValue={tab === "payment" || tab === "packeta" ? tab : "shipping"} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="shipping">{t.shipping.title}</Tabs.Tab>
          <Tabs.Tab value="payment">{t.payment.title}</Tabs.Tab>
          <Tabs.Tab value="packeta">{parcels.link.tab}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="shipping">
          <ShippingMethods />
        </Tabs.Panel>
        <Tabs.Panel value="packeta">
          <PacketaPanel />
        </Tabs.Panel>
        <Tabs.Panel value="payment">
          <Stack>
            <GatewaySign always />
            <PaymentMethods />
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
