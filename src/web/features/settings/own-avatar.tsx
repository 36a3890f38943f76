import type { User } from '@supabase/supabase-js';
import { Avatar, type AvatarProps } from '../../ui/avatar.tsx';
import { shownName } from './profile.ts';
import { useProfile } from './use-profile.ts';

/** The signed-in person as their profile shows them. Their name stands beside it, or on the button that it is in. */
export function OwnAvatar({ user, size = 'small' }: { user: User } & Pick<AvatarProps, 'size'>) {
  const { displayName, avatarUrl } = useProfile(user.id).profile;
  return <Avatar name={shownName(displayName, user)} of={user.id} src={avatarUrl} size={size} decorative />;
}
