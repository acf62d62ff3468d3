import java.io.File;
import org.apache.pdfbox.preflight.PreflightDocument;
import org.apache.pdfbox.preflight.ValidationResult.ValidationError;
import org.apache.pdfbox.preflight.parser.PreflightParser;

/** Prints what PDFBox's validator of PDF/A-1b says against each file: its name, a tab, the code, a space, the words. */
public class Preflight {
  public static void main(String[] files) throws Exception {
    for (String file : files) {
      PreflightParser parser = new PreflightParser(new File(file));
      parser.parse();
      try (PreflightDocument document = parser.getPreflightDocument()) {
        document.validate();
        for (ValidationError error : document.getResult().getErrorsList())
          System.out.println(new File(file).getName() + "\t" + error.getErrorCode() + " " + error.getDetails());
      }
    }
  }
}
