/** Where the account for transfers is written. */
export const ACCOUNT_SETTING = "/admin/settings?subject=seller&record=seller";
