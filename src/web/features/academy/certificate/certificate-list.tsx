import { Award } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { CertificateActions } from './certificate-actions.tsx';
import { useCertificates } from './use-certificates.ts';

/** The certificates that somebody has earned; nothing while there is none. */
export function CertificateList() {
  const { list, remove } = useCertificates();
  if (list.length === 0) return null;
  return (
    <section aria-label="Your certificates" className="grid gap-4">
      <h2 className="text-lead font-semibold text-ink">Your certificates</h2>
      <ul className="grid gap-4">
        {list.map((certificate) => (
          <li key={certificate.id}>
            <Card aria-label={certificate.title} className="grid gap-4 p-5">
              <div className="flex items-start gap-3">
                <Award aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
                <div className="min-w-0">
                  <h3 className="text-body font-semibold text-ink">{certificate.title}</h3>
                  <p className="mt-0.5 text-small text-ink-muted wrap-anywhere">
                    {certificate.name} · {certificate.score} of {certificate.total} right ·{' '}
                    {new Date(certificate.issued_at).toLocaleDateString(undefined, { dateStyle: 'long' })}
                  </p>
                </div>
              </div>
              <CertificateActions certificate={certificate} onWithdraw={remove} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
