import type { Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** Without it, the authenticator waits as a device that nobody touches. */
  setTouch(enabled: boolean): Promise<void>;
  /** The person shows a finger or a face, or does not. */
  setVerified(verified: boolean): Promise<void>;
}

/** The browser's own, in place of a device: it keeps passkeys and checks the person by itself. */
export async function addAuthenticator(
  page: Page,
  kind: 'device' | 'security-key' = 'device',
): Promise<VirtualAuthenticator> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: kind === 'device' ? 'internal' : 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setTouch(enabled) {
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async setVerified(isUserVerified) {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
