import { mount } from "svelte";
import "../../src/rainhill/draw/tokens.css";
import "./generated/derived.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/map.css";
import "./styles/panels.css";
import App from "./App.svelte";
import { followSettings } from "./settings.svelte";

followSettings();
mount(App, { target: document.getElementById("app")! });
