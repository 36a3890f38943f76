/** One way to send mail: into a folder when nothing is set, through a mail server when one is. */

export interface Mail {
  /** Plain addresses, without names. */
  to: string | string[];
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

export interface SentMail {
  id: string;
  /** Recipients that the mail server refused while it took the mail for others. */
  rejected: string[];
}

export interface Mailer {
  readonly kind: 'outbox' | 'smtp';
  /** Throws when nobody gets the mail. */
  send(mail: Mail): Promise<SentMail>;
  /** Throws when mail cannot be sent now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
