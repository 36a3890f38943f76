/** Somebody with an account in this app. Accounts live where the app's data lives. */
export type Person = {
  id: string;
  createdAt: string;
  name: string;
  email: string;
  secret: string;
  role: string;
  about?: string;
};

/** What came of registering or signing in. */
export type Entry = { ok: true; person: Person } | { ok: false; message: string };
