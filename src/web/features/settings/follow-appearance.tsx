import { useEffect, useRef } from 'react';
import { readThemeChoice, storeThemeChoice, watchTheme } from '../../lib/theme.ts';
import { useProfile } from './use-profile.ts';

/**
 * Keeps the theme of the account and of this device alike: what was chosen elsewhere is taken over here, and what is chosen
 * here, by whichever button, is kept in the account.
 */
export function FollowAppearance({ userId }: { userId: string }) {
  const { profile, save } = useProfile(userId);
  const { theme } = profile;
  /** The account's theme as it was last taken over or given. */
  const agreed = useRef<typeof theme>(undefined);
  const choice = useRef(readThemeChoice());

  useEffect(() => {
    if (theme === undefined || theme === agreed.current) return;
    agreed.current = theme;
    choice.current = theme;
    if (readThemeChoice() !== theme) storeThemeChoice(theme);
  }, [theme]);

  useEffect(
    () =>
      watchTheme(() => {
        const next = readThemeChoice();
        if (next === choice.current) return;
        choice.current = next;
        agreed.current = next;
        save({ theme: next }).catch((error: unknown) =>
          console.warn('The theme was not kept in the account.', error),
        );
      }),
    [save],
  );

  return null;
}
