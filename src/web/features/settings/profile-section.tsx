import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useController, useForm, useWatch } from 'react-hook-form';
import { messageOf } from '../../lib/error-body.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toast.ts';
import { PictureField } from './picture-field.tsx';
import { type Profile, profileSchema, readProfile, saveProfile } from './profile.ts';
import { SettingsSection } from './settings-section.tsx';

export function ProfileSection({ user }: { user: User }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['profile', user.id],
    queryFn: () => readProfile(user.id),
  });
  return (
    <SettingsSection id="profile" heading="Profile" intro="How you appear to people you work with.">
      {isError ? (
        <ErrorState
          heading="Your profile could not be read"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          The server did not answer as expected.
        </ErrorState>
      ) : data === undefined ? (
        <div className="grid gap-4">
          <Skeleton className="h-15.5" />
          <Skeleton className="h-15.5" />
          <Skeleton className="h-9 w-28" />
        </div>
      ) : (
        <ProfileForm userId={user.id} profile={data} />
      )}
    </SettingsSection>
  );
}

function ProfileForm({ userId, profile }: { userId: string; profile: Profile }) {
  const queryClient = useQueryClient();
  const form = useForm<Profile>({ resolver: zodResolver(profileSchema), defaultValues: profile });
  const { errors, isSubmitting, isDirty } = form.formState;
  const name = useWatch({ control: form.control, name: 'displayName' });
  const avatar = useController({ control: form.control, name: 'avatarUrl' });

  async function submit(given: Profile): Promise<void> {
    try {
      await saveProfile(userId, given);
    } catch (error) {
      const description = messageOf(error, 'Your profile was not saved. Please try again.');
      toast({ title: 'Save Failed', description, variant: 'destructive' });
      return;
    }
    queryClient.setQueryData(['profile', userId], given);
    form.reset(given);
    toast({ title: 'Profile saved', variant: 'success' });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <PictureField value={avatar.field.value} name={name} onChange={avatar.field.onChange} />
      <Field label="Display name" error={errors.displayName?.message}>
        {(control) => <Input {...control} {...form.register('displayName')} autoComplete="name" />}
      </Field>
      <Button
        type="submit"
        look="primary"
        busy={isSubmitting}
        disabled={!isDirty}
        className="justify-self-start"
      >
        Save profile
      </Button>
    </form>
  );
}
