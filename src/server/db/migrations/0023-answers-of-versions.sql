-- What became of each clause of the sentence that asked for a version: done, partly, or not understood and what could have been meant.
alter table public.app_versions
  add column answers jsonb check (jsonb_typeof(answers) = 'array');
