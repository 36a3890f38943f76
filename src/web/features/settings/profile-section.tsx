import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@supabase/supabase-js';
import { type SyntheticEvent, useRef } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { messageOf } from '../../lib/failures/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toast.ts';
import { PictureField } from './picture-field.tsx';
import { type ProfileForm, profileSchema, shownName } from './profile.ts';
import { SavedNote } from './saved-note.tsx';
import { SettingsSection } from './settings-section.tsx';
import { type ProfileView, useProfile } from './use-profile.ts';

export function ProfileSection({ user }: { user: User }) {
  const view = useProfile(user.id);
  return (
    <SettingsSection id="profile" heading="Profile" intro="How you appear to people you work with.">
      {view.status === 'error' ? (
        <ErrorState
          heading="Your profile could not be read"
          actions={<Button onClick={view.refresh}>Try again</Button>}
        >
          It was never opened on this device, and the server does not answer.
        </ErrorState>
      ) : view.status !== 'ready' ? (
        <div className="grid gap-4">
          <Skeleton className="h-15.5" />
          <Skeleton className="h-15.5" />
          <Skeleton className="h-9 w-28" />
        </div>
      ) : (
        <Form view={view} user={user} />
      )}
    </SettingsSection>
  );
}

function Form({ view, user }: { view: ProfileView; user: User }) {
  const { displayName, avatarUrl } = view.profile;
  const form = useForm<ProfileForm>({
    resolver: zodResolver(profileSchema),
    // What another device saves appears here, unless it is being written right now.
    values: { displayName, avatarUrl },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const name = useWatch({ control: form.control, name: 'displayName' });
  const avatar = useController({ control: form.control, name: 'avatarUrl' });
  const reading = useRef<Promise<void>>(undefined);

  async function submit(given: ProfileForm): Promise<void> {
    try {
      await view.save(given);
    } catch (error) {
      const description = messageOf(error, 'Your profile was not saved. Please try again.');
      toast({ title: 'Save Failed', description, variant: 'destructive' });
      return;
    }
    form.reset(given);
    toast({ title: 'Profile saved', variant: 'success' });
  }

  async function submitWhole(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    await reading.current;
    await form.handleSubmit(submit)();
  }

  return (
    <form noValidate onSubmit={(event) => void submitWhole(event)} className="grid gap-4">
      <PictureField
        value={avatar.field.value}
        name={shownName(name, user)}
        userId={user.id}
        onChange={avatar.field.onChange}
        onReading={(taken) => {
          reading.current = taken;
        }}
      />
      <Field label="Display name" error={errors.displayName?.message}>
        {(control) => <Input {...control} {...form.register('displayName')} autoComplete="name" />}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="primary" busy={isSubmitting} disabled={!isDirty}>
          Save profile
        </Button>
        <SavedNote sync={view.sync} onRetry={view.retry} onDiscard={view.discard} />
      </div>
    </form>
  );
}
