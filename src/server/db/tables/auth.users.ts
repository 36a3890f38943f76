import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthUsersTable {
  id: Generated<string>;
  email: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  aud: Generated<string>;
  role: Generated<string>;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  email_change_confirm_status: Generated<number>;
  phone: string | null;
  phone_confirmed_at: Date | null;
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Generated<Record<string, unknown>>;
  raw_user_meta_data: Generated<Record<string, unknown>>;
  is_anonymous: Generated<boolean>;
  banned_until: Date | null;
  deleted_at: Date | null;
  email_proved_at: Date | null;
}

export const table = defineTable({
  name: 'auth.users',
  owner: 'id',
  columns: [
    'id',
    'email',
    'created_at',
    'updated_at',
    'aud',
    'role',
    'encrypted_password',
    'email_confirmed_at',
    'invited_at',
    'confirmation_sent_at',
    'recovery_sent_at',
    'email_change',
    'email_change_sent_at',
    'email_change_confirm_status',
    'phone',
    'phone_confirmed_at',
    'phone_change',
    'phone_change_sent_at',
    'reauthentication_sent_at',
    'last_sign_in_at',
    'raw_app_meta_data',
    'raw_user_meta_data',
    'is_anonymous',
    'banned_until',
    'deleted_at',
    'email_proved_at',
  ],
});
