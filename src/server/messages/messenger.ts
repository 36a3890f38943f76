/** One way to send a short message to a phone: into a folder when nothing is set, through a gateway when one is. */

export interface Message {
  /** In international form: a plus, the country code and the number, digits only. */
  to: string;
  text: string;
}

export interface Messenger {
  readonly kind: 'outbox' | 'webhook';
  /** Throws when the message was not taken. */
  send(message: Message): Promise<{ id: string }>;
  /** Throws when messages cannot be sent now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
