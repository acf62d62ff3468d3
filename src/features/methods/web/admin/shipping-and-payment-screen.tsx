import { Stack, Tabs, Text, Title } from "@mantine/core";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { PacketaPanel, parcelsAdminWords } from "#features/parcels/web/admin/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { methodsWords } from "./methods.words.ts";
import { PaymentMethods } from "./payment-methods.tsx";
import { ShippingMethods } from "./shipping-methods.tsx";

const AT = "/admin/shipping-and-payment";

/** /admin/shipping-and-payment: what customers choose from in the checkout; each part has an address below it. */
export default function ShippingAndPaymentScreen() {
  const t = useWords(methodsWords);
  const parcels = useWords(parcelsAdminWords);
  const navigate = useNavigate();
  const { tab: part } = useParams();
  const [parameters] = useSearchParams();
  const tab = part ?? parameters.get("tab");
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.hint}</Text>
      </div>
      <Tabs
        value={tab === "payment" || tab === "packeta" ? tab : "shipping"}
        onChange={(tab) => void navigate(`${AT}/${tab}`, { replace: true })}
        keepMounted={false}
      >
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
          <PaymentMethods />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
