/** What signing in and refreshing answer; `token` repeats the access token. */
export interface TokenPair {
  token: string;
  accessToken: string;
  refreshToken: string;
}
