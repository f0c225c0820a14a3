// A bot for Kontor in JavaScript: node examples/bot.mjs. It asks for the position too.
import { createInterface } from "node:readline";

let legal = [];
let position = null;
for await (const line of createInterface({ input: process.stdin })) {
    const [word, ...more] = line.trim().split(" ");
    const rest = more.join(" ");
    if (word === "kontor-bot") console.log("name JavaScript\nplays any\nwants position\nready");
    else if (word === "game") console.log("ready");
    else if (word === "position") position = JSON.parse(rest);
    else if (word === "legal") legal.push(rest);
    else if (word === "choose") {
        console.log(`info seat ${position.seat} chooses among ${legal.length}`);
        console.log("move " + legal[Math.floor(Math.random() * legal.length)]);
        legal = [];
    } else if (word === "quit") process.exit();  // reading on would keep it alive
}
