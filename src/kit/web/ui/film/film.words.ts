import { defineWords } from "../../language/words.ts";

export const filmWords = defineWords(
  {
    play: (title: string) => `Play the video: ${title}`,
    from: {
      youtube: "The video is on YouTube. Only when you press play does your browser ask Google for it.",
      vimeo: "The video is on Vimeo. Only when you press play does your browser ask Vimeo for it.",
    },
    gone: "This video is no longer available.",
  },
  {
    play: (title: string) => `Přehrát video: ${title}`,
    from: {
      youtube: "Video je na YouTube. Váš prohlížeč si o ně Googlu řekne, teprve když ho spustíte.",
      vimeo: "Video je na Vimeo. Váš prohlížeč si o ně Vimeu řekne, teprve když ho spustíte.",
    },
    gone: "Toto video už není k dispozici.",
  },
);
