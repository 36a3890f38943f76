import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import { plainName } from '../../../kernel/plain-text.ts';
import { collection as profiles } from '../../app/local/collections/profiles.ts';
import type { RecordSync } from '../../app/local/stored-shapes.ts';
import { useRecord, type ViewStatus } from '../../app/local/use-collection.ts';
import type { ThemeChoice } from '../../lib/theme.ts';

/** What the forms show; the record as the data API has it is declared in app/local/collections. */
interface Profile {
  displayName: string;
  /** As a data address; empty when there is none. */
  avatarUrl: string;
  /** Undefined while none was chosen. */
  theme: ThemeChoice | undefined;
  /** Whether the server keeps corrected labels for an export. */
  keepCorrections: boolean;
}

const themeSchema = z.enum(['light', 'dark', 'system']);

export interface ProfileView {
  status: ViewStatus;
  profile: Profile;
  sync: RecordSync;
  /** Resolves when it is stored on this device. */
  save(changes: Partial<Profile>): Promise<void>;
  retry(): Promise<void>;
  discard(): Promise<void>;
  refresh(): void;
}

const synced: RecordSync = { state: 'synced' };

/** The signed-in person's own profile. It need not exist on the server: then it is empty, and saving makes it. */
export function useProfile(userId: string): ProfileView {
  const { status, record, save: saveRecord, retry, discard, refresh } = useRecord(profiles, userId);
  const value = record?.value;
  const profile = useMemo(
    (): Profile => ({
      displayName: value?.display_name ?? '',
      avatarUrl: value?.avatar_url ?? '',
      theme: themeSchema.safeParse(value?.settings.theme).data,
      keepCorrections: value?.settings['keepCorrections'] === true,
    }),
    [value],
  );
  const settings = value?.settings;
  const save = useCallback(
    ({ displayName, avatarUrl, theme, keepCorrections }: Partial<Profile>) =>
      saveRecord(userId, {
        ...(displayName === undefined ? {} : { display_name: plainName(displayName) }),
        ...(avatarUrl === undefined ? {} : { avatar_url: avatarUrl === '' ? null : avatarUrl }),
        ...(theme === undefined ? {} : { settings: { ...settings, theme } }),
        ...(keepCorrections === undefined ? {} : { settings: { ...settings, keepCorrections } }),
      }),
    [saveRecord, userId, settings],
  );
  return {
    status,
    profile,
    sync: record?.sync ?? synced,
    save,
    retry: () => retry(userId),
    discard: () => discard(userId),
    refresh,
  };
}
