import { fileNameOf } from '../../../lib/documents/report.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { academyAddress } from '../academy-addresses.ts';
import type { CertificateFacts } from './certificate-pdf.ts';

/** Makes the pdf on this device and hands it to the browser. */
export async function downloadCertificate(facts: Omit<CertificateFacts, 'url'>): Promise<void> {
  const [{ writeCertificate }, { loadFontOfSite }] = await Promise.all([
    import('./certificate-pdf.ts'),
    import('../../../lib/documents/pdf/browser-fonts.ts'),
  ]);
  const url = new URL(academyAddress.certificate(facts.id), location.origin).href;
  saveFile(
    await writeCertificate({ ...facts, url }, loadFontOfSite),
    fileNameOf(`${facts.title} certificate`, 'pdf'),
  );
}
