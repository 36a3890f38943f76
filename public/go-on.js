// The page of a sign-in that was sent before the app ran (src/server/http/routes/auth-form.server.ts): the app takes over.
// It replaces that page, so that going back does not send the form again.
location.replace(document.getElementById('go-on').href);
