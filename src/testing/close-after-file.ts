import { closeAfterFile } from "./after-file.ts";

closeAfterFile();
