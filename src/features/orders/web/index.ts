export { default as orderConfirmationStyles } from "./order-confirmation.module.css";
export { default as orderViewStyles } from "./order-view.module.css";
