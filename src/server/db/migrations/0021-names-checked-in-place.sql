-- The rule for names stays as it is, but stands in the tables themselves: PostgreSQL reads and plans a function of a check
-- anew for every change of a row, which took a tenth of the time of a change. Names from before the rule still stay.
alter table public.apps
  drop constraint apps_name_has_no_controls,
  add constraint apps_name_has_no_controls
    check (app_name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]') not valid;
alter table public.profiles
  drop constraint profiles_name_has_no_controls,
  add constraint profiles_name_has_no_controls
    check (display_name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]') not valid;
alter table public.app_visitors
  drop constraint app_visitors_name_has_no_controls,
  add constraint app_visitors_name_has_no_controls
    check (name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]') not valid;
drop function internal.is_plain_name(text);
