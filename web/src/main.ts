import { mount } from "svelte";
import "../../src/rainhill/draw/tokens.css";
import "./generated/derived.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/map.css";
import "./styles/panels.css";
import App from "./App.svelte";
import { followSettings, settings } from "./settings.svelte";
import { languageFor, languages, useLanguage } from "./text/language.svelte";

followSettings();
// Without its files a language cannot be spoken; English is always there.
await useLanguage(languageFor(settings.language, navigator.languages, languages)).catch(() => undefined);
const target = document.getElementById("app")!;
// The shell that stood there until now.
target.replaceChildren();
mount(App, { target });
