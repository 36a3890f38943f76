import { passwordStrength } from '../lib/password-strength.ts';

const fills = ['bg-negative', 'bg-negative', 'bg-caution', 'bg-positive', 'bg-positive'] as const;

/** How easily a password is guessed; it advises and never refuses. */
export function PasswordMeter({ password, email }: { password: string; email?: string }) {
  if (password === '') {
    return <p className="min-h-10">6 to 128 characters. Longer is better than cleverer.</p>;
  }
  const { score, label, advice } = passwordStrength(password, email);
  return (
    <div className="min-h-10" aria-live="polite">
      <div aria-hidden className="mt-1 mb-1.5 grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1 rounded-full transition-colors ${step <= Math.max(score, 1) ? fills[score] : 'bg-surface-overlay'}`}
          />
        ))}
      </div>
      <p>
        <span className="font-medium text-ink">{label}.</span> {advice}
      </p>
    </div>
  );
}
