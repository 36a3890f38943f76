import type { DesktopSettings } from './contract.ts';
import { pagePolicy } from './electron-files.ts';

export const tauriPackages = { '@tauri-apps/cli': '2.12.4' } as const;

const bundles = {
  windows: ['nsis', 'msi'],
  macos: ['app', 'dmg'],
  linux: ['deb', 'rpm', 'appimage'],
} as const;

export function tauriFiles(settings: DesktopSettings, crate: string): [path: string, text: string][] {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return [
    ['src-tauri/tauri.conf.json', json(tauriConfig(settings))],
    ['src-tauri/capabilities/default.json', json(capabilities)],
    ['src-tauri/Cargo.toml', cargo(settings, crate)],
    ['src-tauri/build.rs', 'fn main() {\n    tauri_build::build()\n}\n'],
    ['src-tauri/src/main.rs', mainRs(crate)],
    ['src-tauri/src/lib.rs', libRs],
    ['src-tauri/.gitignore', '/target\n/gen/schemas\n'],
  ];
}

export function tauriScripts(): Record<string, string> {
  return {
    'desktop:web': 'vite build --mode desktop',
    desktop: 'tauri dev',
    'desktop:pack': 'tauri build',
  };
}

function tauriConfig({ name, identifier, version, window, targets }: DesktopSettings) {
  return {
    $schema: '../node_modules/@tauri-apps/cli/config.schema.json',
    productName: name,
    version,
    identifier,
    build: {
      beforeDevCommand: 'npm run dev -- --port 5173 --strictPort',
      devUrl: 'http://localhost:5173',
      beforeBuildCommand: 'npm run desktop:web',
      frontendDist: '../dist',
    },
    app: {
      windows: [
        {
          label: 'main',
          title: name,
          width: window.width,
          height: window.height,
          minWidth: window.minWidth,
          minHeight: window.minHeight,
          resizable: window.resizable,
          fullscreen: window.fullscreen,
          alwaysOnTop: window.alwaysOnTop,
        },
      ],
      security: {
        csp: pagePolicy.replace("connect-src 'self'", "connect-src 'self' ipc: http://ipc.localhost"),
      },
    },
    bundle: {
      active: true,
      targets: targets.flatMap((target) => bundles[target]),
      icon: [
        'icons/32x32.png',
        'icons/128x128.png',
        'icons/128x128@2x.png',
        'icons/icon.icns',
        'icons/icon.ico',
      ],
    },
  };
}

/** Nothing of the system but the window itself: an app needs no more. */
const capabilities = {
  $schema: '../gen/schemas/desktop-schema.json',
  identifier: 'default',
  description: 'What the main window may ask of the system',
  windows: ['main'],
  permissions: ['core:default'],
};

function cargo({ version }: DesktopSettings, crate: string): string {
  return `[package]
name = "${crate}"
version = "${version}"
edition = "2021"
rust-version = "1.77.2"

[lib]
name = "${libName(crate)}"
crate-type = ["staticlib", "cdylib", "rlib"]

[build-dependencies]
tauri-build = { version = "2", features = [] }

[dependencies]
tauri = { version = "2", features = [] }

[profile.release]
codegen-units = 1
lto = true
opt-level = "s"
panic = "abort"
strip = true
`;
}

function libName(crate: string): string {
  return `${crate.replaceAll('-', '_')}_lib`;
}

function mainRs(crate: string): string {
  return `// No console window beside the app on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() {
    ${libName(crate)}::run()
}
`;
}

const libRs = `use tauri::{
    plugin::{Builder, TauriPlugin},
    Runtime,
};

/// No page leaves the app: its own files, and the development server while it is being developed.
fn stay_inside<R: Runtime>() -> TauriPlugin<R> {
    Builder::new("stay-inside")
        .on_navigation(|_, url| {
            let host = url.host_str();
            match url.scheme() {
                "tauri" | "blob" | "data" | "about" => true,
                _ => host == Some("tauri.localhost") || (cfg!(debug_assertions) && host == Some("localhost")),
            }
        })
        .build()
}

#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    tauri::Builder::default()
        .plugin(stay_inside())
        .run(tauri::generate_context!())
        .expect("the app could not be started");
}
`;
