export interface PlaygroundCode {
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/** A closing tag inside the code must not end the element that holds it. */
const inside = (text: string, tag: string) =>
  text.replaceAll(new RegExp(`</(?=${tag})`, 'gi'), String.raw`<\/`);

/** The page that the preview shows. It reports its messages and errors to the page around it. */
export function playgroundPage({ html, css, js }: PlaygroundCode, scripts: boolean): string {
  const report = `const tell=(kind,values)=>parent.postMessage({playground:kind,text:values.map((value)=>typeof value==='string'?value:JSON.stringify(value)??String(value)).join(' ')},'*');
for(const kind of ['log','info','warn','error'])console[kind]=(...values)=>tell(kind,values);
addEventListener('error',(event)=>tell('error',[event.message]));
addEventListener('unhandledrejection',(event)=>tell('error',[String(event.reason)]));`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Preview</title>
<style>${inside(css, 'style')}</style>
${scripts ? `<script>${report}</script>` : ''}
</head>
<body>
${html}
${scripts ? `<script>${inside(js, 'script')}</script>` : ''}
</body>
</html>`;
}

/** The page to keep as a file, without the reporting. */
export function exportedPage({ html, css, js }: PlaygroundCode): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page</title>
<style>
${inside(css, 'style')}
</style>
</head>
<body>
${html}
<script>
${inside(js, 'script')}
</script>
</body>
</html>
`;
}

export const codeExamples: Readonly<Record<string, PlaygroundCode>> = {
  'Hello page': {
    html: '<h1>Hello</h1>\n<p>Change me and press Run.</p>',
    css: 'body {\n  font-family: sans-serif;\n  padding: 1rem;\n}\n\nh1 {\n  color: rebeccapurple;\n}',
    js: "console.log('The page is ready.');",
  },
  Counter: {
    html: '<button id="add">Pressed 0 times</button>',
    css: 'button {\n  font-size: 1.25rem;\n  padding: 0.75rem 1.5rem;\n}',
    js: "let count = 0;\nconst button = document.querySelector('#add');\nbutton.addEventListener('click', () => {\n  count += 1;\n  button.textContent = `Pressed ${count} times`;\n  console.log('Count is', count);\n});",
  },
  Animation: {
    html: '<div class="ball"></div>',
    css: '.ball {\n  width: 60px;\n  height: 60px;\n  border-radius: 50%;\n  background: tomato;\n  animation: move 2s ease-in-out infinite alternate;\n}\n\n@keyframes move {\n  to {\n    transform: translateX(200px);\n  }\n}',
    js: '',
  },
};
