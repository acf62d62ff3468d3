export { default as orderConfirmationStyles } from "./order-confirmation.module.css";
export { default as orderSheetStyles } from "./order-sheet.module.css";
