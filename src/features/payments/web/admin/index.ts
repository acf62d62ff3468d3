export { CardTries } from "./card-tries.tsx";
export { GatewaySign } from "./gateway-sign.tsx";
