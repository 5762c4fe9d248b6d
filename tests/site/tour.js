async (stage) => {
  /** Waits until `look` returns something true, two minutes at most, and returns that. */
  const until = async (look) => {
    for (let tried = 0; tried < 1200; tried++) {
      const found = look();
      if (found) return found;
      await new Promise((wait) => setTimeout(wait, 100));
    }
    throw new Error(`never true: ${look}`);
  };
  const find = (selector) => until(() => document.querySelector(selector));
  const decision = (play) => until(() => play.dataset.state === "deciding" && play.querySelector(".decision form"));
  const stages = {
    async step() {
      (await find("trick-example .on")).click();
      await find("trick-example .step.current[id$='-2']");
    },
    async change() {
      (await find("trick-example .change")).click();
      await find("trick-example .change-panel select");
    },
    async play() {
      const play = await find("#play-one_trick:defined");
      play.querySelector(".trick-start").click();
      const form = await decision(play);
      form.querySelector("input:enabled").click();
      form.querySelector("[type=submit]").click();
      await until(() => play.dataset.state === "over");
    },
    async link() {
      await decision(await find("#play-game"));
    },
    async search() {
      (await find("[data-md-toggle=search]")).click();
      const box = await find("input[name=query]");
      box.focus();
      box.value = "égalité";
      box.dispatchEvent(new Event("input", { bubbles: true }));
      await find("trick-search .md-search-result__item > a[href*='#LU-']");
    },
  };
  localStorage.setItem("trick:speed", "once");
  return (await stages[stage]()) ?? "done";
}
