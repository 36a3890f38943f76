/** Where an app wants the person back, in words: the place is what tells a real app from one that only has its name. */
export interface Destination {
  /** Shown as it is. */
  place: string;
  /** A program on the device, of which nobody but the person knows whether it is the one that it says it is. */
  isOnDevice: boolean;
}

export function whereItLeads(redirectUri: string): Destination {
  const { protocol, host } = new URL(redirectUri);
  if (protocol === 'https:') return { place: host, isOnDevice: false };
  return { place: protocol === 'http:' ? host : protocol.slice(0, -1), isOnDevice: true };
}
